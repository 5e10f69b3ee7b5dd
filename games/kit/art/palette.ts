/** Pigments of the machine itself (look.md §2): lacquer, leaf and paper. Games bring their own grounds. */
export const palette = {
  ink: 0x130d0a,
  lacquer: 0x3a1611,
  leaf: 0xf6db98,
  gold: 0xe3b354,
  goldDeep: 0x8c5c1c,
  paper: 0xf4ecdc,
  /** Where a cell of a cascade is empty. */
  well: 0x20110d,
} as const

/** The ground of drawings on paper, as in their files. */
export const paperColor = '#f4ecdc'
