/** Tables, rooms, seas, rounds, hands and windows as the console shows them. */
import { playCurrency, toWireAmount } from '../../../../kernel/money.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import type { DeskHand, DeskRoom, DeskRound, DeskSea, DeskTable, DeskWindow } from './studio-desk.ts'
import { gameNameOf } from '../../shared/game-name.ts'
import type { VoidRow } from './store/orders.ts'

/** Accounts' names by id; an unknown id is shown as it is. */
export async function namesOf(
  context: CallContext,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const accounts = await accountsByIds(context.tx, [...new Set(memberIds)])
  return (memberId) => accounts.get(memberId)?.username ?? memberId
}

export function shownRound(round: DeskRound) {
  return {
    roundId: round.roundId,
    roundNo: round.roundNo,
    state: round.state,
    openedAt: round.openedAt,
    stateEndsAt: round.stateEndsAt,
    outcome: round.outcome ?? null,
    winner: round.result?.winner ?? null,
    marks: [...(round.result?.marks ?? [])],
    score: [...(round.result?.score ?? [])],
    tote: round.tote && { sides: [...round.tote.sides], isCancelled: round.tote.isCancelled },
    commit: round.commit,
    serverSeed: round.serverSeed,
    clientPart: round.clientPart,
    stakeAmount: toWireAmount(round.stakeAmount),
    takenAmount: toWireAmount(round.takenAmount),
    payoutAmount: toWireAmount(round.payoutAmount),
    betCount: round.betCount,
    playerCount: round.playerCount,
    spots: round.spots.map(({ spot, stakeAmount, betCount }) => ({
      spot,
      stakeAmount: toWireAmount(stakeAmount),
      betCount,
    })),
  }
}

/** With the vendor whose desk it is of. */
type Of<Row> = Row & { readonly vendor: string }

export function shownTable(context: CallContext, table: Of<DeskTable>) {
  const { min, max, sideMax } = table.limits
  return {
    tableId: table.tableId,
    gameCode: table.gameCode,
    gameName: gameNameOf(context, table.vendor, table.gameCode),
    names: table.names,
    isOn: table.isOn,
    videoUrl: table.videoUrl,
    state: table.state,
    limits: { min: toWireAmount(min), max: toWireAmount(max), sideMax: toWireAmount(sideMax) },
    paysBy: table.paysBy,
    choices: [...table.choices],
    round: table.round ? shownRound(table.round) : null,
  }
}

export function shownOrder(row: VoidRow, viewer: string) {
  return {
    orderId: row.order_id,
    tableId: row.table_id,
    roundId: row.round_id,
    gameCode: row.game_code,
    roundNo: row.round_no,
    stakeAmount: toWireAmount(row.stake_amount),
    reason: row.reason,
    state: row.state,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    isMine: row.asked_by === viewer,
  }
}

export function shownRoom(context: CallContext, room: Of<DeskRoom>, nameOf: (memberId: string) => string) {
  return {
    roomId: room.roomId,
    gameCode: room.gameCode,
    gameName: gameNameOf(context, room.vendor, room.gameCode),
    names: room.names,
    isPrivate: room.isPrivate,
    state: room.state,
    betAmount: toWireAmount(room.betAmount),
    seatCount: room.seatCount,
    waitingCount: room.waitingCount,
    seats: room.seats.map((seat) => ({
      seat: seat.seat,
      memberId: seat.memberId,
      account: nameOf(seat.memberId),
      isHouse: seat.isHouse,
      stackAmount: toWireAmount(seat.stackAmount),
      betAmount: toWireAmount(seat.betAmount),
      state: seat.state,
      satAt: seat.satAt,
    })),
    hand: room.hand ? { ...room.hand, potAmount: toWireAmount(room.hand.potAmount) } : null,
  }
}

export function shownHand(context: CallContext, hand: Of<DeskHand>, nameOf: (memberId: string) => string) {
  return {
    handId: hand.handId,
    handNo: hand.handNo,
    roomId: hand.roomId,
    gameCode: hand.gameCode,
    gameName: gameNameOf(context, hand.vendor, hand.gameCode),
    startedAt: hand.startedAt,
    endedAt: hand.endedAt,
    state: hand.state,
    potAmount: toWireAmount(hand.potAmount),
    rakeAmount: toWireAmount(hand.rakeAmount),
    players: hand.players.map((player) => ({
      seat: player.seat,
      memberId: player.memberId,
      account: nameOf(player.memberId),
      isHouse: player.isHouse,
      betAmount: toWireAmount(player.betAmount),
      winAmount: toWireAmount(player.winAmount),
    })),
  }
}

export function shownSea(
  { merchant }: CallContext,
  { vendor: _vendor, ...sea }: Of<DeskSea>,
  nameOf: (memberId: string) => string,
) {
  return {
    ...sea,
    currency: playCurrency(merchant.currency, sea.isFree),
    unsettledAmount: toWireAmount(sea.unsettledAmount),
    guns: sea.guns.map((gun) => ({
      ...gun,
      account: nameOf(gun.memberId),
      price: toWireAmount(gun.price),
      heldAmount: toWireAmount(gun.heldAmount),
      stakedAmount: toWireAmount(gun.stakedAmount),
      wonAmount: toWireAmount(gun.wonAmount),
    })),
  }
}

export function shownWindow(
  { merchant }: CallContext,
  { vendor: _vendor, ...window }: DeskWindow & { readonly vendor?: string },
  nameOf: (memberId: string) => string,
) {
  return {
    ...window,
    account: nameOf(window.memberId),
    currency: playCurrency(merchant.currency, window.isFree),
    betAmount: toWireAmount(window.betAmount),
    winAmount: toWireAmount(window.winAmount),
  }
}
