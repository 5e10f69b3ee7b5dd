/** How well a game matches what was typed, as numbers that all scoring functions share. */

/** From here on the name contains exactly what was typed. */
export const STRONG = 640
/**
 * From here on it is what was meant: a whole name, its beginning, a whole word of it. Typing errors are not
 * considered then.
 */
export const SURE = 780
/** From here on it is the whole name. */
export const WHOLE = 940
/** From here on it has at most one typing error, or sounds alike. */
export const LIKELY = 450
/** With more good matches than this, typing errors are not considered either. */
export const ENOUGH = 10
/** The most games that are found with a typing error. */
export const MOST_SLIPPED = 60
