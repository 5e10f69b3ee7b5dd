import { refuseFields } from '../../../contract/errors.ts'
import {
  changeHelpTopic,
  changeHelpTopicSchemas,
} from '../../../contract/operator/system/change-help-topic.ts'
import { handle } from '../../../platform/calls.ts'
import { helpTopicsOf, setHelpTopic, type HelpTopic } from '../help.ts'

export const handleChangeHelpTopic = handle(
  changeHelpTopic,
  changeHelpTopicSchemas,
  async (context, { params, body }) => {
    const { tx, merchant } = context
    for (const key of ['TH', 'EN'] as const) {
      if (body.titles[key] === '' && body.contents[key] !== '')
        refuseFields([{ field: `titles.${key}`, rule: 'required' }])
      if (body.titles[key] !== '' && body.contents[key] === '')
        refuseFields([{ field: `contents.${key}`, rule: 'required' }])
    }
    const find = async () => (await helpTopicsOf(tx, merchant.id)).find(({ topic }) => topic === params.topic)
    const before = await find()
    await setHelpTopic(tx, merchant.id, params.topic, body)
    await context.audit('help.change', `help:${params.topic}`, {
      before: shown(before),
      after: shown(await find()),
    })
    return {}
  },
)

function shown(topic: HelpTopic | undefined) {
  return topic ? { category: topic.category, titles: topic.titles, contents: topic.contents } : null
}
