/** Schemas that the calls about the merchant's own addresses share. Server side only. */
import { Type } from 'typebox'
import { Id, Time } from '../../shared/fields.ts'

export const DomainChangeState = () =>
  Type.Object({ state: Type.String({ description: 'PENDING, CONFIRMED or REJECTED' }), changeId: Id() })

export const DomainEntry = () =>
  Type.Object({
    domainName: Type.String({
      minLength: 1,
      maxLength: 253,
      description: 'a public host name: no scheme, port, path or address',
    }),
    description: Type.String({ maxLength: 80 }),
  })

export const DomainChange = () =>
  Type.Object({
    changeId: Id(),
    domains: Type.Array(DomainEntry()),
    requestedBy: Type.String(),
    requestedAt: Time(),
    isMine: Type.Boolean({ description: 'the caller proposed it and therefore cannot confirm it' }),
  })
