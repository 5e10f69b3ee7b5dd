/** What the sea hunt says. */
import type { KitTexts } from '../../kit/locales/texts.ts'

export interface FishTexts {
  name: string
  /** By the names of the rules. */
  targets: Readonly<Record<string, string>>
  room: (number: number) => string
  balance: string
  playCredit: string
  /** What lies at the gun to shoot with. */
  credit: string
  emptySeat: string
  you: string
  guest: string
  auto: string
  autoHint: string
  lock: string
  lockHint: string
  unlock: string
  lightning: string
  lightningHint: string
  bullet: string
  /** Beside the lightning's price: a target each. */
  perTarget: string
  less: string
  more: string
  chooseBullet: string
  soundOn: string
  soundOff: string
  info: string
  leave: string
  close: string
  /** What the picture is, for those who do not see it. */
  sea: string
  seaKeys: string
  figures: { title: string; shots: string; spent: string; won: string; givenBack: string }
  killed: (target: string, multiple: number) => string
  locked: (target: string, multiple: string) => string
  freeShots: (count: number) => string
  freeShotsDone: (kills: number, amount: string) => string
  givenBack: (amount: string) => string
  refunds: Readonly<Record<'GONE' | 'LATE' | 'TOO_FAST' | 'FUNDS' | 'LIMIT' | 'MISSED', string>>
  naga: string
  nagaHint: string
  idleSoon: (seconds: number) => string
  /** Shown where the house freed the gun. */
  left: string
  leftIdle: (time: string) => string
  comeBack: string
  idleTime: string
  lineLost: string
  lineBack: string
  asking: string
  opening: string
  unavailable: string
  tabs: { targets: string; rules: string; history: string; fair: string }
  table: { target: string; pays: string; chance: string; intro: string; random: string; bomb: string }
  rules: readonly string[]
  facts: { rtp: string; rtpAll: string; jackpot: string; prices: string; rate: string; seats: string; version: string }
  rateOf: (shots: number) => string
  seatsOf: (seats: number) => string
  history: KitTexts['history'] & { voided: string; shots: (count: number) => string }
  fair: KitTexts['fair'] & { steps: readonly string[] }
}
