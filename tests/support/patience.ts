/** How long anything is waited for at the most, on a machine that has other things to do. */
export const PATIENCE_MS = 120_000
