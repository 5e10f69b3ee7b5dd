-- Up Migration
-- The offer that a member chose with a deposit, as it was called then: {"id", "th", "en"}; null: none.
ALTER TABLE cashier.deposit ADD COLUMN offer jsonb;
