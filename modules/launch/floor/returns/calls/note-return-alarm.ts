import { refuse } from '../../../../../contract/errors.ts'
import {
  noteReturnAlarm,
  noteReturnAlarmSchemas,
} from '../../../../../contract/operator/launch/note-return-alarm.ts'
import { handle } from '../../../../../platform/calls.ts'
import { hubKey } from '../../../../../platform/hub.ts'
import { noteAlarm, readAlarms } from '../store/alarms.ts'

export const handleNoteReturnAlarm = handle(
  noteReturnAlarm,
  noteReturnAlarmSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const game = { gameCode: params.gameCode, mathVersion: body.mathVersion }
    const before = (await readAlarms(tx, merchant.id)).find(
      (row) => row.game_code === game.gameCode && row.math_version === game.mathVersion,
    )
    if (!(await noteAlarm(tx, merchant.id, game, { by: actor.claims.account, at: now, note: body.note })))
      refuse('RETURN_ALARM_NOT_FOUND')
    await context.audit('rtp.note', `game:${game.gameCode}`, {
      mathVersion: game.mathVersion,
      before: { note: before?.note ?? null },
      after: { note: body.note },
    })
    context.afterCommit(() => context.use(hubKey).push({ topic: 'work', data: { queue: 'returns' } }))
    return {}
  },
)
