import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'

export const jobStates = ['FAILING', 'RUNNING', 'DONE', 'NEW'] as const

export const listJobs: Call<typeof listJobsSchemas> = {
  name: 'operator/list-jobs',
  method: 'GET',
  path: '/api/operator/jobs',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'audit.read',
  summary: 'Every scheduled job with what came of it, those that fail first.',
}
export function listJobsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          name: Type.String(),
          state: OneOf(jobStates),
          everyMs: Nullable(Type.Integer({ description: 'null: by the calendar' })),
          attempts: Type.Integer({ description: 'tries since the last success, the one under way included' }),
          startedAt: Nullable(Time()),
          succeededAt: Nullable(Time()),
          nextAt: Time('when it is tried again, or when its next period begins'),
          failedAt: Nullable(Time()),
          failedWith: Nullable(Type.String({ description: 'the latest failure' })),
        }),
      ),
    }),
  }
}
