import { seeAlarm, seeAlarmSchemas } from '../../../../contract/operator/sportsbook/see-alarm.ts'
import { handle } from '../../../../platform/calls.ts'
import { noteSeen } from '../store/alarms.ts'

export const handleSeeAlarm = handle(seeAlarm, seeAlarmSchemas, async (context, { body }) => {
  const { tx, merchant, actor, now } = context
  const { alarmId } = body
  const seen = await noteSeen(tx, { merchantId: merchant.id, alarmId, by: actor.claims.account, at: now })
  await context.audit('sports.alarm', `sport-alarm:${alarmId}`, { alarmId })
  return { seenBy: seen.seen_by, seenAt: seen.seen_at }
})
