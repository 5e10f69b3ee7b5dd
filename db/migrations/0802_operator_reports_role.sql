-- Up Migration
-- What files and lists of records need beside the ledger and the cashier's books (0309, 0511): turnover, and corrections
-- of balances. Of the console's own tables nothing else.
GRANT USAGE ON SCHEMA wagering, operator TO sala_reports;
GRANT SELECT ON wagering.requirement TO sala_reports;
GRANT SELECT ON operator.adjustment TO sala_reports;
