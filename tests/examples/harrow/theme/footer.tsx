// The theme's footer, below an emergency line for clients.
import { Footer, type FooterProps } from 'docsgen/theme';
import styles from './footer.module.css';

export default function BankFooter(props: FooterProps) {
  return (
    <>
      <aside className={styles.line} aria-label="At any hour">
        <p>
          <strong>A card is lost?</strong> Call <a href="tel:+442079460417">+44 20 7946 0417</a>, day and night.
        </p>
      </aside>
      <Footer {...props} />
    </>
  );
}
