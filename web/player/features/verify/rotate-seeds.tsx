import { useState } from 'react'
import { readFairRound } from '../../../../contract/vendor/studio/read-fair-round.ts'
import { readOwnSeeds } from '../../../../contract/vendor/studio/read-own-seeds.ts'
import { rotateOwnSeeds } from '../../../../contract/vendor/studio/rotate-own-seeds.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
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
      <TextField label={t('verify_new_seed')} icon="edit" placeholder={t('verify_new_seed_hint')} maxLength={64} value={text} error={problem} autoComplete="off" spellCheck={false} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" kind="line" isBlock isBusy={rotate.isPending}>{t('verify_rotate')}</Button>
    </form>
  )
}
