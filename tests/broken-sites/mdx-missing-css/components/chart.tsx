import './chrat.css';

export function Chart() {
  return <b className="chart">A chart</b>;
}
