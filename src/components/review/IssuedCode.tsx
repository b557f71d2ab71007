export type IssuedCodeText = {
  issued: string;
  code: string;
  another: string;
  href: string;
  /** The list beside is older than the code. */
  listLater?: string | undefined;
};
type Props = { code: string; text: IssuedCodeText };

/** Draws a hospital's code, which nobody can look up again. */
export function IssuedCode({ code, text }: Props) {
  return (
    <div className="stack" role="status">
      <p className="notice good">{text.issued}</p>
      <p>
        {text.code}
        <br />
        <code>{code}</code>
      </p>
      <p>
        <a className="button quiet" href={text.href}>
          {text.another}
        </a>
      </p>
      {text.listLater && <p className="soft">{text.listLater}</p>}
    </div>
  );
}
