/**
 * The type that every contract file starts with; it is defined in kernel/call.ts, so that the platform knows
 * it too.
 */
export type { BodyOf, Call, ParamsOf, QueryOf, SchemaMaker, ValueOf } from '../../kernel/call.ts'
