/** What raised a suspicion, in words: names are those of modules/cashier/compliance, amounts minor units. */
import { formatCount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

const amounts = ['amount', 'deposited', 'staked', 'withdrawn'] as const
const counts = ['downlines', 'deposits', 'count', 'accounts', 'hands', 'percent'] as const
const moments = ['passwordChangedAt'] as const
const words = [
  'payerName',
  'channel',
  'bankAccount',
  'ownerId',
  'sendingBank',
  'transRef',
  'address',
  'device',
  'imageHash',
  'game',
  'withMember',
] as const
const known = [...amounts, ...counts, ...moments, ...words] as const
type Fact = (typeof known)[number]

const isIn = <Name extends Fact>(names: readonly Name[], name: Fact): name is Name =>
  (names as readonly Fact[]).includes(name)

/** `Name: value · …`; a fact that has no words yet goes by its own name. */
export function factsText(facts: readonly { name: string; value: string }[], t: Translate): string {
  return facts
    .map(({ name, value }) => {
      const fact = known.find((one) => one === name)
      if (!fact) return `${name}: ${value}`
      const channel = `account_part_${value.toLowerCase()}` as TextKey
      const shown =
        fact === 'channel' && t.has(channel)
          ? t(channel)
          : !/^-?[0-9]+$/.test(value)
            ? value
            : isIn(amounts, fact)
              ? formatMoney(BigInt(value))
              : isIn(counts, fact)
                ? formatCount(parseInt(value, 10))
                : value
      return `${t(`aml_fact_${fact}`)}: ${isIn(moments, fact) ? formatDateTime(value).slice(0, 16) : shown}`
    })
    .join(' · ')
}
