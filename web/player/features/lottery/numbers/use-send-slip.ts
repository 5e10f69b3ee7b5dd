/** The last look at a slip and its way to the server: what each line pays now, and what a refusal is about. */
import { useMemo, useState } from 'react'
import { listLimitedNumbers } from '../../../../../contract/player/lottery/list-limited-numbers.ts'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { placeOrder, type placeOrderSchemas } from '../../../../../contract/player/lottery/place-order.ts'
import { quoteOrder } from '../../../../../contract/player/lottery/quote-order.ts'
import { readTerms } from '../../../../../contract/player/lottery/read-terms.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { CallError, codeOf } from '../../../../client/call-error.ts'
import { useCall, useSend } from '../../../../client/use-call.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { refreshBalance } from '../../../state/member.ts'
import { type Offer, offerOf, type Quote, type RefusedLine, refusedLines } from './offers.ts'
import type { NumberLine } from './slip.ts'
import type { NumberBoardData } from './use-number-board.ts'
import { wireLine, wireLines } from './wire-lines.ts'

export type Sent = ValueOf<typeof placeOrderSchemas>

interface SendInput {
  readonly gameCode: string
  /** Null: there is no issue to bet on. */
  readonly numero: string | null
  readonly lines: readonly NumberLine[]
  readonly board: NumberBoardData
}

export function useSendSlip({ gameCode, numero, lines, board }: SendInput) {
  const t = useText()
  const quote = useCall(
    quoteOrder,
    { body: { gameCode, numero: numero ?? '', lines: lines.map(wireLine) } },
    { isEnabled: numero !== null && lines.length > 0, staleMs: 0, keepsPrevious: true },
  )
  const send = useSend(placeOrder, { changes: [listOrders, readTerms, listLimitedNumbers] })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedLine>>(new Map())
  // The answer before is only about the lines that were asked for then.
  const quoted = quote.isPlaceholderData ? undefined : quote.data
  const offers = useMemo(() => offersOf({ board, lines, quoted, refused }), [board, lines, quoted, refused])
  const all = [...offers.values()]
  const place = async (note: string): Promise<Sent | null> => {
    if (numero === null) return null
    setRefusal(null)
    try {
      const sent = await send.mutateAsync({
        body: {
          gameCode,
          numero,
          lines: wireLines(lines, board.playOf, ({ id }) => offers.get(id)!.odds),
          ...(note.trim() ? { note: note.trim() } : {}),
        },
      })
      void refreshBalance()
      return sent
    } catch (error) {
      const value = error instanceof CallError ? error.value : null
      setRefusal(errorText(error, t))
      // What the member agreed to before still holds for the lines that this refusal is not about.
      const named = refusedLines(codeOf(error), value, lines)
      setRefused((before) => new Map([...before, ...named]))
      return null
    }
  }
  return {
    offers,
    quoted,
    isQuoting: quote.isFetching,
    quoteError: quote.data && !quote.error ? null : quote.error,
    refusal,
    closedIds: lines.filter(({ id }) => offers.get(id)?.state === 'CLOSED').map(({ id }) => id),
    limited: lines.filter(({ id }) => offers.get(id)?.mostUnitAmount !== null),
    reducedCount: all.filter(({ state }) => state === 'REDUCED').length,
    newIds: lines.filter(({ id }) => offers.get(id)?.isNew).map(({ id }) => id),
    accept: (ids: readonly string[]) => {
      setRefusal(null)
      setRefused(
        (before) =>
          new Map(
            [...before].map(([id, one]) => [id, ids.includes(id) ? { ...one, isAccepted: true } : one]),
          ),
      )
    },
    forget: () => setRefusal(null),
    place,
    isSending: send.isPending,
  }
}

export type Sending = ReturnType<typeof useSendSlip>

interface OffersInput {
  board: NumberBoardData
  lines: readonly NumberLine[]
  quoted: Quote | undefined
  refused: ReadonlyMap<string, RefusedLine>
}

const offersOf = ({ board, lines, quoted, refused }: OffersInput): ReadonlyMap<string, Offer> =>
  new Map(lines.map((line, at) => [line.id, offerOf(board, line, quoted?.lines[at], refused.get(line.id))]))
