/** The calls of blackjack. */
import { actInHand, actInHandSchemas } from '../../contract/vendor/studio/act-in-hand.ts'
import { listHands, listHandsSchemas } from '../../contract/vendor/studio/list-hands.ts'
import { readCurrentHand, readCurrentHandSchemas } from '../../contract/vendor/studio/read-current-hand.ts'
import { startHand, startHandSchemas } from '../../contract/vendor/studio/start-hand.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { toPage } from '../../kernel/paging.ts'
import { handleBatched, type Handler } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

const handleStartHand = handleBatched(startHand, startHandSchemas, async (context, { body }) => {
  const { hands, seats } = context.use(studioKey)
  const { value, isRepeat } = await hands.start(seats.of(context.actor), { betAmount: body.betAmount, key: context.idempotencyKey })
  if (isRepeat) context.markRepeated()
  return value
})

const handleActInHand = handleBatched(actInHand, actInHandSchemas, async (context, { body, params }) => {
  const { hands, seats } = context.use(studioKey)
  const { value, isRepeat } = await hands.act(seats.of(context.actor), { handId: params.handId, step: body.step, action: body.action, key: context.idempotencyKey })
  if (isRepeat) context.markRepeated()
  return value
})

const handleReadCurrentHand = handleBatched(readCurrentHand, readCurrentHandSchemas, async (context) => {
  const { hands, seats } = context.use(studioKey)
  const seat = seats.of(context.actor)
  const { hand, balance } = await hands.current(seat)
  return { hand, limits: await hands.limitsOf(seat), balance: toWireAmount(balance), currency: seat.isFree ? 'TRIAL' : 'THB' }
})

const handleListHands = handleBatched(listHands, listHandsSchemas, async (context, { query }) => {
  const { hands, seats } = context.use(studioKey)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await hands.list(seats.of(context.actor), page)
  return toPage(rows, page, total)
})

export const handCalls: readonly Handler[] = [handleStartHand, handleActInHand, handleReadCurrentHand, handleListHands]
