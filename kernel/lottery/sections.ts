/** The sections in which lotteries are offered, and their results listed, in the order of the lobby. */

export const sectionKeys = [
  'GOVERNMENT',
  'YEEKEE',
  'DAILY',
  'STOCK',
  'VIETNAM',
  'VN_FAST',
  'FOURD',
  'CLASSIC',
] as const
export type SectionKey = (typeof sectionKeys)[number]

interface Sorted {
  readonly kind: 'CLASSIC' | 'THAI' | 'FOURD' | 'VIETNAM' | 'YEEKEE'
  readonly group: string
}

export function sectionOf({ kind, group }: Sorted): SectionKey {
  if (kind === 'THAI') return group === 'GOVERNMENT' || group === 'STOCK' ? group : 'DAILY'
  return kind === 'VIETNAM' && group === 'VN_FAST' ? 'VN_FAST' : kind
}
