-- Up Migration
-- Payments are credited some at a time in the order of their ids: the next ones are found without looking at
-- all that wait.
CREATE INDEX payment_next ON agents.payment (merchant_id, state, kind, before_at, payment_id) WHERE state <> 'PAID';
DROP INDEX agents.payment_waiting;
