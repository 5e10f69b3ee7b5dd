import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'

/** A plan is made of what is on the slip, and there is nothing on it. */
export function NoLines({ gameCode }: { gameCode: string }) {
  const t = useText()
  return (
    <EmptyState
      title={t('lottery_chase')}
      text={t('lottery_chase_no_lines')}
      action={
        <Button kind="primary" onClick={() => void navigate(paths.lotteryBoard(gameCode))}>
          {t('lottery_chase_to_board')}
        </Button>
      }
    />
  )
}
