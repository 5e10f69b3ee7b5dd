/** The files of a new call, in the words of the tree's own calls. */

export const audiences = ['player', 'agent', 'operator'] as const
export type Folder = (typeof audiences)[number]

export interface Plan {
  folder: Folder
  module: string
  /** The folder of the module that the call belongs to, a path; none if the module has no rooms. */
  room?: string | undefined
  /** The folder of its contract: the module, or what the console's calls are about. */
  subject: string
  /** `verb-noun`, the name of all its files. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** What an operator's call asks for (contract/operator/identity/abilities.ts). */
  ability: string
}

export interface NewFile {
  path: string
  text: string
}

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(`-${name}`)

const words: Record<
  Folder,
  { prefix: string; moduleId: string; audience: string; feature: string; signIn: string }
> = {
  player: {
    prefix: '/api/wps',
    moduleId: 'WPS',
    audience: 'player',
    feature: 'web/player/features',
    signIn: `signIn('member01')`,
  },
  agent: {
    prefix: '/api/agent',
    moduleId: 'AGENT',
    audience: 'agent',
    feature: 'web/player/features',
    signIn: `signIn('agent1')`,
  },
  operator: {
    prefix: '/api/operator',
    moduleId: 'OPERATOR',
    audience: 'operator',
    feature: 'web/operator/features',
    signIn: `signInOperator('owner')`,
  },
}

/** The folder in which the module, or its room, keeps its files. */
export const homeOf = ({ module, room }: Pick<Plan, 'module' | 'room'>): string =>
  room === undefined ? `modules/${module}` : `modules/${module}/${room}`

/** From a file in calls/ up to the root. */
const rootFrom = (plan: Plan): string => '../'.repeat(homeOf(plan).split('/').length).concat('..')

export const handlerName = (plan: Plan): string => `handle${pascal(plan.name)}`

export function filesOf(plan: Plan): NewFile[] {
  return [contractFile(plan), handlerFile(plan), hookFile(plan), testFile(plan)]
}

function contractFile(plan: Plan): NewFile {
  const { folder, module, subject, name, method } = plan
  const { prefix, moduleId, audience } = words[folder]
  const call = camel(name)
  const ability = folder === 'operator' ? `\n  ability: '${plan.ability}',` : ''
  return {
    path: `contract/${folder}/${subject}/${name}.ts`,
    text: `import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const ${call}: Call<typeof ${call}Schemas> = {
  name: '${module}/${name}',
  method: '${method}',
  path: '${prefix}/${subject}/${name}',
  module: '${moduleId}',
  audience: '${audience}',${ability}
  summary: '${sentenceOf(name)}',
  errors: [],
}
export function ${call}Schemas() {
  return {${method === 'GET' || method === 'DELETE' ? '' : ' body: Type.Object({}),'} value: Type.Object({}) }
}
`,
  }
}

function handlerFile(plan: Plan): NewFile {
  const { folder, module, subject, name } = plan
  const call = camel(name)
  const root = rootFrom(plan)
  return {
    path: `${homeOf(plan)}/calls/${name}.ts`,
    text: `import { ${call}, ${call}Schemas } from '${root}/contract/${folder}/${subject}/${name}.ts'
import { handle } from '${root}/platform/calls.ts'

export const ${handlerName(plan)} = handle(${call}, ${call}Schemas, async (context) => {
  throw new Error(\`${module}/${name} has no story yet (\${context.merchant.code})\`)
})
`,
  }
}

function hookFile({ folder, subject, name, method }: Plan): NewFile {
  const call = camel(name)
  const hook = method === 'GET' ? 'useCall' : 'useSend'
  return {
    path: `${words[folder].feature}/${subject}/${name}.ts`,
    text: `import { ${call} } from '../../../../contract/${folder}/${subject}/${name}.ts'
import { ${hook} } from '../../../client/use-call.ts'

export const use${pascal(name)} = () => ${hook}(${call})
`,
  }
}

function testFile(plan: Plan): NewFile {
  const { folder, subject, name, method } = plan
  const call = camel(name)
  const root = rootFrom(plan)
  const { signIn } = words[folder]
  const send =
    method === 'GET' || method === 'DELETE'
      ? `client.${method.toLowerCase()}(${call}.path, { token })`
      : `client.${method.toLowerCase()}(${call}.path, {}, { token })`
  return {
    path: `${homeOf(plan)}/calls/${name}.test.ts`,
    text: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { ${call} } from '${root}/contract/${folder}/${subject}/${name}.ts'
import { startServer, type TestServer } from '${root}/tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('${name.replaceAll('-', ' ')} answers', async () => {
  const client = server.client()
  const token = await client.${signIn}
  const reply = await ${send}
  expect(reply).toMatchObject({ status: 200, success: true })
})
`,
  }
}

const sentenceOf = (name: string): string => {
  const text = name.replaceAll('-', ' ')
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
