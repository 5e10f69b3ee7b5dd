/** What the sports and their vendors are called among games. */
interface Names {
  readonly TH: string
  readonly EN: string
}

export const sportVendorNames = {
  TCG_SPORT: { TH: 'กีฬาศาลา', EN: 'Sala Sports' },
  TCG_ESPORT: { TH: 'อีสปอร์ตศาลา', EN: 'Sala E-sports' },
} as const satisfies Record<string, Names>

export const sportGameNames = {
  FOOTBALL: { TH: 'ฟุตบอล', EN: 'Football' },
  BASKETBALL: { TH: 'บาสเกตบอล', EN: 'Basketball' },
  MOBA: { TH: 'อีสปอร์ต โมบา', EN: 'E-sports, MOBA' },
  SHOOTER: { TH: 'อีสปอร์ต เกมยิง', EN: 'E-sports, shooters' },
} as const satisfies Record<string, Names>
