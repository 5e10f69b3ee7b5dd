/** What the sports and their vendors are called among games. */
import type { SportCode } from '../../../../kernel/sports/words.ts'

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
  TENNIS: { TH: 'เทนนิส', EN: 'Tennis' },
  VOLLEYBALL: { TH: 'วอลเลย์บอล', EN: 'Volleyball' },
  BADMINTON: { TH: 'แบดมินตัน', EN: 'Badminton' },
  BASEBALL: { TH: 'เบสบอล', EN: 'Baseball' },
  MOBA: { TH: 'อีสปอร์ต โมบา', EN: 'E-sports, MOBA' },
  SHOOTER: { TH: 'อีสปอร์ต เกมยิง', EN: 'E-sports, shooters' },
} as const satisfies Record<SportCode, Names>
