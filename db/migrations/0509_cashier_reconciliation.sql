-- Up Migration
-- Reconciliation looks for what moved within business days, whatever state it is in.
CREATE INDEX deposit_by_change ON cashier.deposit (merchant_id, changed_at);
CREATE INDEX payment_by_time ON cashier.payment (merchant_id, received_at);
CREATE INDEX withdrawal_by_change ON cashier.withdrawal (merchant_id, changed_at);
CREATE INDEX payout_by_time ON cashier.payout (merchant_id, sent_at) WHERE state = 'SENT';
CREATE INDEX statement_line_by_deposit ON cashier.statement_line (deposit_id) WHERE deposit_id IS NOT NULL;
