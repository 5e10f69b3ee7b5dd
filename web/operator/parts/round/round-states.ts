/** The state of a round, for lists and for its own page. */
export const roundStates = {
  OPEN: ['waiting', 'dossier_round_open'],
  CLOSED: ['good', 'dossier_round_closed'],
  CANCELLED: ['neutral', 'dossier_round_cancelled'],
} as const
