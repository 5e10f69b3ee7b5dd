/** What the sea hunt says. */
import type { KitTexts } from '../../kit/locales/texts.ts'

export type BackReason = 'GONE' | 'LATE' | 'TOO_FAST' | 'FUNDS' | 'LIMIT' | 'MISSED'

export interface FishTexts {
  name: string
  /** By the names of the rules. */
  targets: Readonly<Record<string, string>>
  room: (number: number) => string
  playCredit: string
  /** What lies at the gun to shoot with. */
  credit: string
  emptySeat: string
  guest: string
  auto: string
  autoHint: string
  lock: string
  lockHint: string
  lightning: string
  lightningHint: string
  /** Above the price in the bar: of the cannon, and of the lightning. */
  perShot: string
  perTarget: string
  less: string
  more: string
  chooseBullet: string
  soundOn: string
  soundOff: string
  info: string
  leave: string
  close: string
  /** A description of the picture for screen readers. */
  sea: string
  seaKeys: string
  figures: { shots: string; spent: string; won: string }
  locked: (target: string, multiple: string) => string
  chooseTarget: string
  targetGone: string
  wonAmount: (target: string, amount: string) => string
  freeShots: (count: number) => string
  freeShotsHint: string
  freeShotsDone: (kills: number) => string
  givenBack: (amount: string) => string
  back: Readonly<Record<BackReason, string>>
  /** Why no more money could be set aside to shoot with, by the error code. */
  noMoney: Readonly<Record<string, string>>
  noMoneyOther: string
  pool: (code: string) => string
  poolWon: (code: string, amount: string) => string
  poolOwn: (code: string, amount: string) => string
  poolPaid: string
  naga: string
  nagaHint: string
  idleSoon: (seconds: number) => string
  /** The server freed the gun: fish_idle of the shared list, and any other reason. */
  leftIdle: (time: string) => string
  idleTime: string
  left: string
  /** Shown when nothing can be shot here any more. */
  moneyBack: string
  comeBack: string
  leaving: string
  lineLost: string
  lineBack: string
  unavailable: string
  tabs: { targets: string; rules: string; history: string; fair: string }
  table: {
    target: string
    pays: string
    chance: string
    intro: string
    random: (average: string) => string
    bomb: (count: number, average: string) => string
  }
  rules: readonly string[]
  facts: {
    rtp: string
    rtpAll: string
    pools: string
    prices: string
    rate: string
    seats: string
    version: string
  }
  rateOf: (shots: number) => string
  history: KitTexts['history']
  fair: KitTexts['fair']
  fairSteps: readonly string[]
}
