-- Up Migration
-- Who refused a waiting live bet on the trading desk, and for what (docs/flows/slip.md).
ALTER TABLE sports.bet ADD COLUMN refused_by text, ADD COLUMN refuse_cause text;
