import type { listStudioRoomsSchemas } from '../../../../contract/operator/launch/list-studio-rooms.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Room = ValueOf<typeof listStudioRoomsSchemas>['list'][number]

export type Seat = Room['seats'][number]
