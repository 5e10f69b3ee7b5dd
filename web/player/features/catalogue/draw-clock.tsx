import { serverOffsetMs } from '../../../client/server-clock.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import type { HomeDraw } from '../../state/home-draws.ts'

/** The clock of a lottery in the home page's row. */
export default function DrawClock({ draw: { issue } }: { draw: HomeDraw }) {
  const t = useText()
  return issue ? (
    <Countdown endsAt={issue.closesAt} clockOffsetMs={serverOffsetMs()} label={t('home_draw_left')} />
  ) : null
}
