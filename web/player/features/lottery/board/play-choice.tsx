import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import styles from './board.module.css'
import { groupName, playName } from './play-words.ts'

/** Bet types of a lottery: a tab for each group, a chip for each bet type in it. */
export function PlayChoice({
  plays,
  play,
  onChoose,
}: {
  plays: readonly Play[]
  play: Play
  onChoose: (playCode: string) => void
}) {
  const t = useText()
  const groups = [...new Set(plays.map(({ group }) => group))]
  const inGroup = plays.filter(({ group }) => group === play.group)
  return (
    <>
      <Tabs
        label={t('lottery_play_groups')}
        value={play.group}
        onChange={(group) => onChoose(plays.find((one) => one.group === group)!.code)}
        tabs={groups.map((group) => ({ key: group, text: groupName(group, t) }))}
      />
      {inGroup.length > 1 ? (
        <div className={styles.chips} role="radiogroup" aria-label={groupName(play.group, t)}>
          {inGroup.map(({ code }) => (
            <button
              key={code}
              type="button"
              role="radio"
              aria-checked={code === play.code}
              onClick={() => onChoose(code)}
            >
              {playName(code, t)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
