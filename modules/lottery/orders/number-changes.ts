/** What the bets of a batch add to the numbers of an issue, and give back. */
import type { Amounts } from './rules/number-book.ts'
import type { Standing } from './rules/number-plays.ts'
import type { ExposureChange, HouseIssue } from './store/exposure.ts'

/** A number of the issue: what was reserved on it, and what of that no bet has taken. */
interface Reserved extends Amounts {
  readonly playCode: string
  readonly numberKey: string
  stakeAmount: bigint
  exposureAmount: bigint
  spareStake: bigint
  spareExposure: bigint
}

/** The numbers of one issue at one house that a batch stands on, by `keyName`. */
export class NumberSheet {
  readonly issue: HouseIssue
  readonly #numbers = new Map<string, Reserved>()

  constructor({ merchantId, gameCode, numero }: HouseIssue) {
    this.issue = { merchantId, gameCode, numero }
  }

  /** Asks for more on a number. */
  reserve({ key, playCode, numberKey, stakeAmount, exposureAmount }: Standing): void {
    const number = this.#at(key, playCode, numberKey)
    number.stakeAmount += stakeAmount
    number.exposureAmount += exposureAmount
    number.spareStake += stakeAmount
    number.spareExposure += exposureAmount
  }

  /** The number's row is held, and nothing is asked for. */
  hold({ key, playCode, numberKey }: Standing): void {
    this.#at(key, playCode, numberKey)
  }

  #at(key: string, playCode: string, numberKey: string): Reserved {
    let number = this.#numbers.get(key)
    if (!number) {
      number = {
        playCode,
        numberKey,
        stakeAmount: 0n,
        exposureAmount: 0n,
        spareStake: 0n,
        spareExposure: 0n,
      }
      this.#numbers.set(key, number)
    }
    return number
  }

  /** A bet has passed that stands on it. */
  use({ key, stakeAmount, exposureAmount }: Standing): void {
    const number = this.#numbers.get(key)!
    number.spareStake -= stakeAmount
    number.spareExposure -= exposureAmount
  }

  get numbers(): ReadonlyMap<string, Amounts & Pick<Standing, 'playCode' | 'numberKey'>> {
    return this.#numbers
  }

  /** What was reserved and is not taken, to be given back; nothing is spare behind it. */
  takeSpare(): ExposureChange[] {
    const back: ExposureChange[] = []
    for (const number of this.#numbers.values()) {
      const { playCode, numberKey, spareStake, spareExposure } = number
      if (spareStake === 0n && spareExposure === 0n) continue
      back.push({
        ...this.issue,
        playCode,
        numberKey,
        stakeAmount: -spareStake,
        exposureAmount: -spareExposure,
      })
      number.spareStake = 0n
      number.spareExposure = 0n
    }
    return back
  }
}

/** What bets stood on, to be given back: each number once. */
export function givenBack(bets: readonly (readonly [HouseIssue, readonly Standing[]])[]): ExposureChange[] {
  const sheets = new Map<string, NumberSheet>()
  for (const [issue, standings] of bets) {
    const name = [issue.merchantId, issue.gameCode, issue.numero].join('/')
    const sheet = sheets.get(name) ?? new NumberSheet(issue)
    sheets.set(name, sheet)
    for (const standing of standings) sheet.reserve(standing)
  }
  return [...sheets.values()].flatMap((sheet) => sheet.takeSpare())
}
