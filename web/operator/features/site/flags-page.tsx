import { useState } from 'react'
import { changeFlag } from '../../../../contract/operator/system/change-flag.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { listFlags, type listFlagsSchemas } from '../../../../contract/operator/system/list-flags.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { flagText } from '../../parts/subject-names.ts'
import { SecondMissing, tellChange, useWaiting, WaitingNotes } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'
import styles from './site.module.css'

type Flag = ValueOf<typeof listFlagsSchemas>['list'][number]

/** The group of each switch; one without a group is shown with the others. */
const groups: readonly { title: TextKey; names: readonly string[] }[] = [
  {
    title: 'site_flags_enter',
    names: [
      'registration',
      'freePlay',
      'codeLogin',
      'phoneSignIn',
      'MOBILENUMREG3',
      'MOBILENUMPASSREG3',
      'REGMOBVERF3',
      'phonePasswordRecovery',
      'countrySelector',
    ],
  },
  { title: 'site_flags_offers', names: ['hasVip', 'MANPLAYREB3', 'AGENTPOLICY3'] },
  { title: 'site_flags_other', names: ['decorativeJackpot', 'decorativeOnline', 'mirrorTips'] },
]

/** The functions of the site that a merchant may switch. */
export function FlagsPage() {
  const t = useText()
  const can = useCan()
  const [asking, setAsking] = useState<Flag | null>(null)
  const answer = useCall(listFlags, {}, { staleMs: 1_000, refetchEveryMs: 10_000 })
  const waiting = useWaiting()
  const name = (flag: Flag) => flagText(flag.name, t)
  const change = async () => {
    if (!asking) return
    await callServer(changeFlag, { params: { name: asking.name }, body: { isOn: !asking.isOn } }).then(
      ({ state }) => tellChange(state, t, 'site_saved'),
      (error: unknown) => toast.bad(errorText(error, t)),
    )
    setAsking(null)
    // Every process is notified with the commit; the next reading has the change.
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await refresh(listFlags, listProposals, countWaitingWork)
  }
  return (
    <>
      <PageHead title={t('site_flags_title')} text={t('site_flags_text')} />
      <SecondMissing waiting={waiting} />
      <Loaded answer={answer}>
        {({ list }) => {
          const grouped = new Set(groups.flatMap(({ names }) => names))
          const shown = groups.map(({ title, names }, place) => ({
            title,
            flags: list.filter(
              (flag) => names.includes(flag.name) || (place === groups.length - 1 && !grouped.has(flag.name)),
            ),
          }))
          return (
            <div className="stack">
              {shown.map(({ title, flags }) => (
                <Panel key={title} title={t(title)} isFlush>
                  <ul className={styles.flags}>
                    {flags.map((flag) => (
                      <li key={flag.name}>
                        <span className="grow">
                          {name(flag)}
                          <small className={styles.code}>{flag.name}</small>
                        </span>
                        <Badge tone={flag.isOn ? 'good' : 'neutral'}>
                          {t(flag.isOn ? 'site_is_on' : 'site_is_off')}
                        </Badge>
                        {can('settings.edit') ? (
                          <Button
                            size="small"
                            aria-label={t(flag.isOn ? 'site_flag_close' : 'site_flag_open', {
                              flag: name(flag),
                            })}
                            onClick={() => setAsking(flag)}
                          >
                            {t(flag.isOn ? 'site_switch_off' : 'site_switch_on')}
                          </Button>
                        ) : null}
                        <WaitingNotes
                          waiting={waiting}
                          subject={`flag:${flag.name}`}
                          className={styles.waitingNote}
                        />
                      </li>
                    ))}
                  </ul>
                </Panel>
              ))}
            </div>
          )
        }}
      </Loaded>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking ? name(asking) : ''}
        confirmText={t(asking?.isOn ? 'site_switch_off' : 'site_switch_on')}
        onConfirm={change}
        onCancel={() => setAsking(null)}
      >
        {asking
          ? t(asking.isOn ? 'site_flag_close_question' : 'site_flag_open_question', { flag: name(asking) })
          : ''}
      </ConfirmDialog>
    </>
  )
}
