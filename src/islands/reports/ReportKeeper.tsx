import type { ReportKeeperProps } from '#src/components/reports/report-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { reporting } from '#src/stores/reports/report.ts';

/** Draws the foot of a report's form, which the page draws. */
export function ReportKeeper(props: ReportKeeperProps) {
  return <FormFoot id="report" flow={reporting} {...props} />;
}
