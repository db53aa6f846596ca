/**
 * How much memory the shop's own objects may take, and how soon the young ones are looked through. Left alone, V8 would
 * rather grow than clean up: rendering 150 pages took a process from 130 to 420 MB, with these it stays below 300.
 * scripts/release/regretless.sh says the same.
 */
export const HEAP_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=8"];
