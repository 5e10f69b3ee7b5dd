/** ACME's three games, with one rule for all: pick one of several fields. */
export interface AcmeGame {
  readonly gameCode: string
  readonly names: { readonly TH: string; readonly EN: string }
  /** Fields to pick from, all equally likely. */
  readonly fields: 2 | 4 | 6
  readonly classify: 'AC'
  /** Declared return: a hit pays 0.97 × fields × the stake. */
  readonly rtp: '0.970000'
}

export const acmeGames: readonly AcmeGame[] = [
  {
    gameCode: 'ACME-1',
    names: { TH: 'เลือก 1 จาก 2 (สาธิต)', EN: 'Pick 1 of 2 (demo)' },
    fields: 2,
    classify: 'AC',
    rtp: '0.970000',
  },
  {
    gameCode: 'ACME-2',
    names: { TH: 'เลือก 1 จาก 6 (สาธิต)', EN: 'Pick 1 of 6 (demo)' },
    fields: 6,
    classify: 'AC',
    rtp: '0.970000',
  },
  {
    gameCode: 'ACME-3',
    names: { TH: 'เลือก 1 จาก 4 (สาธิต)', EN: 'Pick 1 of 4 (demo)' },
    fields: 4,
    classify: 'AC',
    rtp: '0.970000',
  },
]
