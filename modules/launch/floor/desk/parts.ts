/** The console's tables, rooms and seas: their part of the launch module's door. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleChangeStudioTable } from './calls/change-studio-table.ts'
import { handleCloseStudioRoom } from './calls/close-studio-room.ts'
import { handleConfirmVoidOrder } from './calls/confirm-void-order.ts'
import { handleListSeaWindows } from './calls/list-sea-windows.ts'
import { handleListStudioHands } from './calls/list-studio-hands.ts'
import { handleListStudioRooms } from './calls/list-studio-rooms.ts'
import { handleListStudioRounds } from './calls/list-studio-rounds.ts'
import { handleListStudioSeas } from './calls/list-studio-seas.ts'
import { handleListStudioTables } from './calls/list-studio-tables.ts'
import { handlePutOutGunner } from './calls/put-out-gunner.ts'
import { handleReadSeaWindow } from './calls/read-sea-window.ts'
import { handleReadStudioHand } from './calls/read-studio-hand.ts'
import { handleReadStudioRound } from './calls/read-studio-round.ts'
import { handleRejectVoidOrder } from './calls/reject-void-order.ts'
import { handleVoidStudioRound } from './calls/void-studio-round.ts'
import { dropEmptyRoundsJob } from './jobs/drop-empty-rounds.ts'

export const deskParts = {
  calls: [
    handleListStudioTables,
    handleChangeStudioTable,
    handleListStudioRounds,
    handleReadStudioRound,
    handleVoidStudioRound,
    handleConfirmVoidOrder,
    handleRejectVoidOrder,
    handleListStudioRooms,
    handleCloseStudioRoom,
    handleListStudioHands,
    handleReadStudioHand,
    handleListStudioSeas,
    handleListSeaWindows,
    handleReadSeaWindow,
    handlePutOutGunner,
  ],
  jobs: [dropEmptyRoundsJob],
} satisfies ModuleParts
