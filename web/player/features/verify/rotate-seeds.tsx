import { readFairRound } from '../../../../contract/vendor/studio/read-fair-round.ts'
import { readOwnSeeds, type readOwnSeedsSchemas } from '../../../../contract/vendor/studio/read-own-seeds.ts'
import { rotateOwnSeeds } from '../../../../contract/vendor/studio/rotate-own-seeds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Code } from './parts.tsx'
import styles from './verify.module.css'

/** The pair in use, and the next one with a seed of the member's own. */
export function RotateSeeds() {
  const t = useText()
  const seeds = useCall(readOwnSeeds)
  const rotate = useSend(rotateOwnSeeds, { changes: [readOwnSeeds, readFairRound] })
  const form = useForm({
    start: { text: '' },
    send: async ({ text }) => {
      await rotate.mutateAsync({ body: text.trim() ? { clientSeed: text.trim() } : {} })
      form.edit({ text: '' })
      toast.good(t('verify_rotated'))
    },
    refuse: (error) => ({ text: fieldErrorsOf(error).clientSeed ?? errorText(error, t) }),
  })
  return (
    <Form form={form} className="panel padded stack">
      <h2 className={styles.side}>{t('verify_rotate_title')}</h2>
      <p className="small text-2">{t('verify_rotate_text')}</p>
      {seeds.data ? (
        <>
          <div>
            <h3 className={styles.stepTitle}>{t('verify_commit_now')}</h3>
            <Code text={seeds.data.commit} />
          </div>
          <div>
            <h3 className={styles.stepTitle}>{t('verify_client_seed')}</h3>
            <Code text={`${seeds.data.clientSeed} · ${seeds.data.nonce}`} />
          </div>
        </>
      ) : null}
      {seeds.data ? (
        <div>
          <h3 className={styles.stepTitle}>{t('fairx_commit_next')}</h3>
          <Code text={seeds.data.nextCommit} />
        </div>
      ) : null}
      <TextField
        label={t('verify_new_seed')}
        icon="edit"
        placeholder={t('verify_new_seed_hint')}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        {...form.field('text')}
      />
      <Button type="submit" kind="line" isBlock isBusy={form.isBusy}>
        {t('verify_rotate')}
      </Button>
      {seeds.data?.lastRevealed ? <Revealed pair={seeds.data.lastRevealed} /> : null}
    </Form>
  )
}

/**
 * The pair that was retired last, now revealed: its seed, the commit that was published before its first
 * round, and its rounds.
 */
function Revealed({ pair }: { pair: NonNullable<ValueOf<typeof readOwnSeedsSchemas>['lastRevealed']> }) {
  const t = useText()
  return (
    <div className="stack">
      <div>
        <h3 className={styles.stepTitle}>{t('fairx_revealed')}</h3>
        <Code text={pair.serverSeed} />
      </div>
      <div>
        <h3 className={styles.stepTitle}>{t('fairx_revealed_commit')}</h3>
        <Code text={pair.commit} />
      </div>
      <p className="note text-3">
        {t('fairx_revealed_note', {
          seed: pair.clientSeed,
          count: pair.roundCount,
          revealedAt: formatDateTime(pair.revealedAt),
        })}
      </p>
    </div>
  )
}
