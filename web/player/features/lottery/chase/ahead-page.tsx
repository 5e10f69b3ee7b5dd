import '../board/texts.ts'
import '../numbers/texts.ts'
import '../parts/texts.ts'
import { classicGameOf } from '../../../../../kernel/lottery/classic/families.ts'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { paths } from '../../../paths.ts'
import { RoomBar } from '../parts/room-bar.tsx'
import styles from './chase.module.css'
import { ClassicAhead } from './classic-ahead.tsx'
import { NoLines } from './no-lines.tsx'
import { NumbersAhead } from './numbers-ahead.tsx'

/** What is on the slip, for several issues ahead, each with a multiple of its own (domain/lottery.md §1.6). */
export default function AheadPage({ gameCode }: { gameCode: string }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <RoomBar title={t('lottery_chase_short')} place="board" back={paths.lotteryBoard(gameCode)} />
      <Ahead key={gameCode} gameCode={gameCode} />
    </div>
  )
}

function Ahead({ gameCode }: { gameCode: string }) {
  const classic = classicGameOf(gameCode)
  const numbers = numberGameOf(gameCode)
  if (classic) return <ClassicAhead game={classic} />
  return numbers ? <NumbersAhead game={numbers} /> : <NoLines gameCode={gameCode} />
}
