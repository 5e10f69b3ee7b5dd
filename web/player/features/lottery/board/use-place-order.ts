/** Sends lines as one bet and says what came of it, at the line that a refusal is about. */
import { useState } from 'react'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { placeOrder, type placeOrderSchemas } from '../../../../../contract/player/lottery/place-order.ts'
import { readTerms } from '../../../../../contract/player/lottery/read-terms.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { CallError, codeOf } from '../../../../client/call-error.ts'
import { useSend } from '../../../../client/use-call.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { refreshBalance } from '../../../state/member.ts'
import type { SlipLine } from './slip.ts'

export type Placed = ValueOf<typeof placeOrderSchemas>

export interface Refusal {
  code: string
  text: string
  /** The line that it is about; null: the bet as a whole. */
  lineId: string | null
  /** The largest multiple of any line that would have been taken; null: no multiple would. */
  multiple: number | null
}

const figureIn = (value: unknown, name: string): number | null => {
  const found = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : null
  return typeof found === 'number' && Number.isInteger(found) ? found : null
}

export function refusalOf(error: unknown, lines: readonly Pick<SlipLine, 'id'>[], text: string): Refusal {
  const value = error instanceof CallError ? error.value : null
  const at = figureIn(value, 'line')
  return {
    code: codeOf(error),
    text,
    lineId: at === null ? null : (lines[at - 1]?.id ?? null),
    multiple: figureIn(value, 'multiple') || null,
  }
}

export function usePlaceOrder(gameCode: string) {
  const t = useText()
  const send = useSend(placeOrder, { changes: [listOrders, readTerms] })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const place = async (
    numero: string,
    betG: number | null,
    lines: readonly SlipLine[],
  ): Promise<Placed | null> => {
    setRefusal(null)
    try {
      const placed = await send.mutateAsync({
        body: {
          gameCode,
          numero,
          ...(betG === null ? {} : { betG }),
          lines: lines.map(({ playCode, selections, unitAmount, multiple, combinations }) => ({
            playCode,
            selections,
            unitAmount,
            multiple,
            combinations,
          })),
        },
      })
      void refreshBalance()
      return placed
    } catch (error) {
      setRefusal(refusalOf(error, lines, errorText(error, t)))
      return null
    }
  }
  return { place, refusal, forget: () => setRefusal(null), isSending: send.isPending }
}
