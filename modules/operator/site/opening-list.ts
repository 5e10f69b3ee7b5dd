/**
 * What is still missing before the site opens: shown on the console's home page, and logged when the server
 * starts in live mode.
 */
import { openingItems, type OpeningItem, type OpeningState } from '../../../contract/shared/opening-words.ts'
import type { Config } from '../../../platform/config.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { hasReceiver } from '../../cashier/index.ts'
import { hasCarrier, hasSent, type Merchant, type MessageChannel } from '../../system/index.ts'
import { operatorsOf } from '../shared/store/accounts.ts'

/** Four eyes need two operators who may confirm each other. */
const OWNERS_NEEDED = 2

export async function openingOf(
  reader: Reader,
  merchant: Merchant,
  config: Config,
): Promise<{ item: OpeningItem; state: OpeningState }[]> {
  const owners = (await operatorsOf(reader, merchant.id)).filter(
    (operator) => operator.role === 'owner' && !operator.is_disabled,
  )
  const carried = async (channel: MessageChannel): Promise<OpeningState> =>
    hasCarrier(config, channel)
      ? (await hasSent(reader, merchant.id, channel))
        ? 'DONE'
        : 'UNTRIED'
      : 'MISSING'
  const doneIf = (isDone: boolean): OpeningState => (isDone ? 'DONE' : 'MISSING')
  const states: Record<OpeningItem, OpeningState> = {
    NAME: doneIf(Object.keys(merchant.names).length > 0),
    DOMAIN: doneIf(merchant.domains.length > 0),
    RECEIVER: doneIf(await hasReceiver(reader, merchant.id)),
    OPERATOR: doneIf(owners.length >= OWNERS_NEEDED),
    MAIL: await carried('MAIL'),
    SMS: await carried('SMS'),
  }
  return openingItems.map((item) => ({ item, state: states[item] }))
}

/** Whether anybody can sign in to the console at all. */
export async function hasOperator(reader: Reader, merchantId: string): Promise<boolean> {
  return (await operatorsOf(reader, merchantId)).some((operator) => !operator.is_disabled)
}
