import { useState } from 'react'
import { readFairRound } from '../../../../contract/vendor/studio/read-fair-round.ts'
import { readOwnSeeds, type readOwnSeedsSchemas } from '../../../../contract/vendor/studio/read-own-seeds.ts'
import { rotateOwnSeeds } from '../../../../contract/vendor/studio/rotate-own-seeds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Code } from './parts.tsx'
import styles from './verify.module.css'

/** The pair in use, and the next one with a seed of the member's own. */
export function RotateSeeds() {
  const t = useText()
  const seeds = useCall(readOwnSeeds)
  const rotate = useSend(rotateOwnSeeds, { changes: [readOwnSeeds, readFairRound] })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = () => rotate.mutateAsync({ body: text.trim() ? { clientSeed: text.trim() } : {} }).then(
    () => { setText(''); setProblem(undefined); toast.good(t('verify_rotated')) },
    (error: unknown) => setProblem(fieldErrorsOf(error).clientSeed ?? errorText(error, t)))
  return (
    <form className="panel padded stack" onSubmit={(event) => { event.preventDefault(); void send() }}>
      <h2 className={styles.side}>{t('verify_rotate_title')}</h2>
      <p className="small text-2">{t('verify_rotate_text')}</p>
      {seeds.data ? <><div><h3 className={styles.stepTitle}>{t('verify_commit_now')}</h3><Code text={seeds.data.commit} /></div><div><h3 className={styles.stepTitle}>{t('verify_client_seed')}</h3><Code text={`${seeds.data.clientSeed} · ${seeds.data.nonce}`} /></div></> : null}
      {seeds.data ? <div><h3 className={styles.stepTitle}>{t('fairx_commit_next')}</h3><Code text={seeds.data.nextCommit} /></div> : null}
      <TextField label={t('verify_new_seed')} icon="edit" placeholder={t('verify_new_seed_hint')} maxLength={64} value={text} error={problem} autoComplete="off" spellCheck={false} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" kind="line" isBlock isBusy={rotate.isPending}>{t('verify_rotate')}</Button>
      {seeds.data?.lastRevealed ? <Revealed pair={seeds.data.lastRevealed} /> : null}
    </form>
  )
}

/** The pair that was put away last, open now: its seed, the code that was locked before its first round, and what came of it. */
function Revealed({ pair }: { pair: NonNullable<ValueOf<typeof readOwnSeedsSchemas>['lastRevealed']> }) {
  const t = useText()
  return (
    <div className="stack">
      <div><h3 className={styles.stepTitle}>{t('fairx_revealed')}</h3><Code text={pair.serverSeed} /></div>
      <div><h3 className={styles.stepTitle}>{t('fairx_revealed_commit')}</h3><Code text={pair.commit} /></div>
      <p className="note text-3">{t('fairx_revealed_note', { 0: pair.clientSeed, 1: pair.roundCount, 2: formatDateTime(pair.revealedAt) })}</p>
    </div>
  )
}
