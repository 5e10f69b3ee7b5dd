import { useState } from 'react'
import { changeSegment } from '../../../../contract/operator/marketing/change-segment.ts'
import { countSegment } from '../../../../contract/operator/marketing/count-segment.ts'
import { listSegments } from '../../../../contract/operator/marketing/list-segments.ts'
import { readSegment } from '../../../../contract/operator/marketing/read-segment.ts'
import { writeSegment } from '../../../../contract/operator/marketing/write-segment.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { navigate } from '../../navigation.ts'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import styles from './marketing.module.css'
import { conditionsOf, draftOf, newDraft, unreadable, type Draft, type Segment } from './segment-draft.ts'
import { ListFields, PersonFields, PlayFields } from './segment-fields.tsx'

export function NewSegmentPage() {
  return <Editor segment={null} first={newDraft} />
}

export function SegmentPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readSegment, { params: { segmentId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'MARKETING_NOT_FOUND')
    return (
      <EmptyState
        title={t('op_segment_not_found')}
        action={<ConsoleButton href={paths.segments}>{t('common_back')}</ConsoleButton>}
      />
    )
  return (
    <Loaded answer={answer}>
      {/* What somebody else changed meanwhile begins the form again. */}
      {(segment) => <Editor key={segment.version} segment={segment} first={draftOf(segment)} />}
    </Loaded>
  )
}

function useSegmentForm(segment: Segment | null, first: Draft) {
  const t = useText()
  return useForm<Draft>({
    start: first,
    send: async (draft) => {
      const wrong = unreadable(draft)
      if (!draft.name.trim()) return { name: t('msg_input_empty') }
      if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, t('op_promo_fault_number')]))
      const body = { name: draft.name.trim(), conditions: conditionsOf(draft) }
      if (segment) {
        const { segmentId, version } = segment
        await callServer(changeSegment, { params: { segmentId }, body: { ...body, version } })
        toast.good(t('content_saved'))
        await refresh(readSegment, listSegments)
        return undefined
      }
      const { segmentId } = await callServer(writeSegment, { body })
      toast.good(t('content_saved'))
      await refresh(listSegments)
      navigate(paths.segment(segmentId), { replace: true })
      return undefined
    },
    refuse: (error) => ({ ...fieldErrorsOf(error), form: errorText(error, t) }),
  })
}

function Editor({ segment, first }: { segment: Segment | null; first: Draft }) {
  const t = useText()
  const can = useCan()
  const form = useSegmentForm(segment, first)
  const mayEdit = can('marketing.edit')
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.segments}>{t('op_segment_title')}</ConsoleLink>
        <Icon name="r" size={16} />
      </nav>
      <PageHead title={segment?.name ?? t('op_segment_new')} text={t('op_segment_every')} />
      <Form form={form} className={styles.sections}>
        <fieldset className={styles.sections} disabled={!mayEdit}>
          <Panel title={t('op_segment_who')}>
            <div className="stack">
              <TextField label={t('op_segment_name')} isRequired maxLength={80} {...form.field('name')} />
              <PersonFields form={form} />
            </div>
          </Panel>
          <Panel title={t('op_segment_did')}>
            <div className="stack">
              <PlayFields form={form} />
            </div>
          </Panel>
          <Panel title={t('op_promo_members')}>
            <ListFields form={form} />
          </Panel>
        </fieldset>
        {mayEdit ? (
          <div className={styles.save}>
            <Count
              draft={form.values}
              onRefused={(error) => form.tell(fieldsAt(error, errorText(error, t)))}
            />
            <FieldMessage error={form.problem} />
            <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
              {t('common_save')}
            </Button>
          </div>
        ) : null}
      </Form>
    </>
  )
}

const fieldsAt = (error: unknown, form: string) => ({ ...fieldErrorsOf(error), form })

/** How many the conditions find now; another condition makes the figure old. */
function Count({ draft, onRefused }: { draft: Draft; onRefused: (error: unknown) => void }) {
  const t = useText()
  const asked = JSON.stringify(conditionsOf(draft))
  const [counted, setCounted] = useState<{ asked: string; members: number } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const count = async () => {
    setBusy(true)
    try {
      const { members } = await callServer(countSegment, { body: { conditions: conditionsOf(draft) } })
      setCounted({ asked, members })
    } catch (error) {
      onRefused(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.count}>
      <Button icon="user" isBusy={isBusy} onClick={() => void count()}>
        {t('op_segment_count')}
      </Button>
      <b role="status">
        {counted?.asked === asked ? t('op_promo_audience_size', { n: counted.members }) : null}
      </b>
    </div>
  )
}
