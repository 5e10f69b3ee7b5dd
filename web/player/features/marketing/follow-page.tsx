import './texts.ts'
import { useEffect, useState } from 'react'
import { followLink } from '../../../../contract/player/marketing/follow-link.ts'
import { callServer } from '../../../client/call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { navigate } from '../../navigation.ts'
import { paths, safeReturn } from '../../paths.ts'
import { takeToken } from './take-token.ts'

/** Leads on to the page of the site that a message is about. */
export function FollowPage() {
  const t = useText()
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    callServer(followLink, { body: { token: takeToken() } }).then(
      ({ link }) => navigate(safeReturn(link), { replace: true }),
      (error: unknown) => setProblem(error),
    )
  }, [])
  if (!problem) return <Skeleton shape="block" />
  return (
    <EmptyState
      isPage
      title={t('marketing_link_bad')}
      text={errorText(problem, t)}
      action={
        <AppButton kind="primary" href={paths.home()}>
          {t('marketing_home')}
        </AppButton>
      }
    />
  )
}
