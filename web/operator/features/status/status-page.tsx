import { useState } from 'react'
import { readStatus } from '../../../../contract/operator/system/read-status.ts'
import { setStatus } from '../../../../contract/operator/system/set-status.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { fromMomentField } from '../../parts/content/moment.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'

type Status = 0 | 1 | 2
const looks: Record<Status, { tone: BadgeTone; name: TextKey; text: TextKey }> = {
  0: { tone: 'good', name: 'house_state_open', text: 'switch_open_text' },
  1: { tone: 'bad', name: 'house_state_maintenance', text: 'switch_maintenance_text' },
  2: { tone: 'waiting', name: 'house_state_region', text: 'switch_region_text' },
}
const choices = ['0', '1', '2'] as const

/** The switch of the site. */
export function StatusPage() {
  const t = useText()
  const can = useCan()
  const answer = useCall(readStatus, {}, { refetchEveryMs: 15_000, staleMs: 2_000 })
  return (
    <>
      <PageHead title={t('switch_title')} />
      <div className="stack">
        <Loaded answer={answer}>
          {(site) => (
            <Panel
              title={t('switch_now')}
              beside={<Badge tone={looks[site.status].tone}>{t(looks[site.status].name)}</Badge>}
            >
              <p className="text-2">{t(looks[site.status].text)}</p>
              {site.endTime ? (
                <p className="small text-3">
                  {t('house_state_until', { siteEndTime: formatDateTime(site.endTime) })}
                </p>
              ) : null}
            </Panel>
          )}
        </Loaded>
        {can('system.status') && answer.data ? <Switch now={answer.data.status} /> : null}
      </div>
    </>
  )
}

function Switch({ now }: { now: Status }) {
  const t = useText()
  const [chosen, setChosen] = useState<(typeof choices)[number]>(`${now}`)
  const [end, setEnd] = useState('')
  const [isAsking, setAsking] = useState(false)
  const status = parseInt(chosen, 10) as Status
  const change = async () => {
    try {
      await callServer(setStatus, {
        body: {
          status,
          ...(status === 1 && end ? { endTime: fromMomentField(end) } : {}),
        },
      })
      toast.good(t('switch_changed'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    await refresh(readStatus)
  }
  return (
    <Panel title={t('switch_choose')}>
      <div className={styles.form}>
        <Segmented
          label={t('switch_choose')}
          value={chosen}
          onChange={setChosen}
          choices={choices.map((key) => ({ key, text: t(looks[parseInt(key, 10) as Status].name) }))}
        />
        <p className="small text-2">{t(looks[status].text)}</p>
        {status === 1 ? (
          <TextField
            type="datetime-local"
            label={t('switch_end')}
            hint={t('switch_end_hint')}
            value={end}
            onChange={(event) => setEnd(event.target.value)}
          />
        ) : null}
        <div>
          <Button
            kind="primary"
            disabled={status === now && !(status === 1 && end)}
            onClick={() => setAsking(true)}
          >
            {t('switch_apply')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('switch_apply')}
        confirmText={t('switch_apply')}
        onConfirm={change}
        onCancel={() => setAsking(false)}
      >
        {t('switch_question', { status: t(looks[status].name) })}
      </ConfirmDialog>
    </Panel>
  )
}
