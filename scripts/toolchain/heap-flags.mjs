/**
 * How much memory the shop's own objects may take, and how often they are looked through. Left alone, V8 would rather
 * grow than clean up: rendering 150 pages took a process from 130 to 420 MB, with these it stays near 300. Told the
 * limit alone it looks through a small heap so often that a page costs a fifth more; the growth says when it is worth it.
 * scripts/release/regretless.sh says the same.
 */
export const HEAP_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=16", "--heap-growing-percent=200"];

/**
 * Returns the memory that password hashes and pages use briefly to the system; glibc would keep larger and larger blocks.
 * After floods of searches and sign-ins, this saved about 80 MiB.
 */
export const MALLOC_LIMITS = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536" };
