/**
 * How much memory the shop's own objects may take, and how often they are looked through. Left alone, V8 would rather
 * grow than clean up: rendering 150 pages took a process from 130 to 420 MB. Bodies and pages live outside of V8's heap;
 * counted in, they are cleaned up in time. With these flags a shop that is flooded stays below 400 MB, and a page costs
 * the same within what a measurement tells (2.3 to 2.8 ms).
 * scripts/release/regretless.sh says the same.
 */
export const HEAP_FLAGS = [
  "--max-old-space-size=192",
  "--max-semi-space-size=4",
  "--heap-growing-percent=100",
  "--external-memory-accounted-in-global-limit",
];

/**
 * Returns the memory that password hashes and pages use briefly to the system; glibc would keep larger and larger blocks.
 * After floods of searches and sign-ins, this saved about 80 MiB.
 */
export const MALLOC_LIMITS = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536" };
