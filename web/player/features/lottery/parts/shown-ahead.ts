/** How many issues after the running one a board asks for. */
export const SHOWN_AHEAD = 5
