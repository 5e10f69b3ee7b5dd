/** Everything that the limits module brings into the process. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleAnswerRealityCheck } from './calls/answer-reality-check.ts'
import { handleBeginExclusion } from './calls/begin-exclusion.ts'
import { handleBeginTimeOut } from './calls/begin-time-out.ts'
import { handleCancelLimitChange } from './calls/cancel-limit-change.ts'
import { handleChangeLimit } from './calls/change-limit.ts'
import { handleChangeRealityInterval } from './calls/change-reality-interval.ts'
import { handleConfirmLimitChange } from './calls/confirm-limit-change.ts'
import { handleDecideReturn } from './calls/decide-return.ts'
import { handleEndMarker } from './calls/end-marker.ts'
import { handleListExclusions } from './calls/list-exclusions.ts'
import { handleListMarkers } from './calls/list-markers.ts'
import { handleLowerMemberLimit } from './calls/lower-member-limit.ts'
import { handleNoteReturn } from './calls/note-return.ts'
import { handleReadLimits } from './calls/read-limits.ts'
import { handleReadMemberLimits } from './calls/read-member-limits.ts'
import { handleReadRealityCheck } from './calls/read-reality-check.ts'
import { handleTakeSelfTest } from './calls/take-self-test.ts'
import { findMarkers } from './jobs/find-markers.ts'
import { tellChanges } from './jobs/tell-changes.ts'
import { watchTime } from './jobs/watch-time.ts'

export const parts: ModuleParts = {
  calls: [
    handleReadLimits,
    handleChangeLimit,
    handleConfirmLimitChange,
    handleCancelLimitChange,
    handleReadRealityCheck,
    handleAnswerRealityCheck,
    handleChangeRealityInterval,
    handleBeginTimeOut,
    handleBeginExclusion,
    handleTakeSelfTest,
    handleReadMemberLimits,
    handleLowerMemberLimit,
    handleListMarkers,
    handleEndMarker,
    handleListExclusions,
    handleNoteReturn,
    handleDecideReturn,
  ],
  jobs: [watchTime, findMarkers, tellChanges],
}
