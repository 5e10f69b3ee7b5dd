import '../../member-centre/texts.ts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { readFairRound } from '../../../../contract/vendor/studio/read-fair-round.ts'
import { useCall } from '../../../client/use-call.ts'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { navigate, place } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { CheckByHand } from './check-by-hand.tsx'
import { RotateSeeds } from './rotate-seeds.tsx'
import { RoundCheck } from './round-check.tsx'
import styles from './verify.module.css'

interface VerifyPageProps {
  /** A round of a product that has a proof of its own; null for every other round. */
  proofOf: (roundId: string) => ReactNode
  /** Where rounds of those products are asked for, beside the one that is shown. */
  findersFor: (roundId: string) => ReactNode
}

/** Anybody recomputes a round here, in their own browser. */
export function VerifyPage({ proofOf, findersFor }: VerifyPageProps) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const roundId = new URLSearchParams(useStore(place, (state) => state.search)).get('round') ?? ''
  const proof = proofOf(roundId)
  const finders = findersFor(roundId)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('verify_title')}</h1>
      <p className={`text-2 ${styles.intro}`}>{t('verify_intro')}</p>
      {proof}
      <div className={styles.columns}>
        {proof ? finders : isSignedIn && roundId ? <OwnRound roundId={roundId} /> : <CheckByHand />}
        <aside className="stack">
          {proof ? null : finders}
          {isSignedIn ? (
            <>
              <OtherRound roundId={roundId} />
              <RotateSeeds />
            </>
          ) : (
            <section className="panel padded stack">
              <p className="small text-2">{t('verify_login')}</p>
              <Button
                kind="line"
                onClick={() => {
                  void navigate(paths.login(paths.verify()))
                }}
              >
                {t('header_login')}
              </Button>
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}

function OwnRound({ roundId }: { roundId: string }) {
  const t = useText()
  const { data, error } = useCall(readFairRound, { params: { roundId } })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  // The result of other seeds does not belong to these.
  return <RoundCheck key={`${data.roundId} ${data.serverSeed}`} round={data} />
}

function OtherRound({ roundId }: { roundId: string }) {
  const t = useText()
  // What is typed belongs to the round that the address asks for.
  const form = useForm({
    start: { text: roundId, at: roundId },
    send: () => {
      if (text.trim()) void navigate(paths.verify(text.trim()))
    },
  })
  const text: string = form.values.at === roundId ? form.values.text : roundId
  return (
    <Form form={form} className="panel padded stack">
      <h2 className={styles.side}>{t('verify_other')}</h2>
      <TextField
        label={t('verify_round_no')}
        icon="note"
        isRequired
        maxLength={64}
        value={text}
        onChange={(event) => form.edit({ text: event.target.value, at: roundId })}
      />
      <Button type="submit" kind="primary" isBlock>
        {t('verify_do')}
      </Button>
    </Form>
  )
}
