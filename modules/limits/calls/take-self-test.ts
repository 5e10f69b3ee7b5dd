import { takeSelfTest, takeSelfTestSchemas } from '../../../contract/player/limits/take-self-test.ts'
import { handle } from '../../../platform/calls.ts'
import { noteMarker } from '../markers.ts'
import { memberOf } from '../own.ts'
import { bandOf } from '../rules/self-test.ts'
import { insertSelfTest } from '../store/self-tests.ts'

export const handleTakeSelfTest = handle(takeSelfTest, takeSelfTestSchemas, async (context, { body }) => {
  const { tx, now, merchant } = context
  const score = body.answers.reduce((sum, answer) => sum + answer, 0)
  const band = bandOf(score)
  await insertSelfTest(tx, memberOf(context), score, now)
  // Operators learn the band, never the answers or the score.
  if (band === 'HIGH')
    await noteMarker(
      tx,
      { ...memberOf(context), kind: 'SELF_TEST', detail: { band } },
      { now, timeZone: merchant.timeZone },
    )
  return { score, band }
})
