import { useState } from 'react';
import Link2 from 'lucide-react/icons/link-2';
import { useNavigate } from 'react-router-dom';
import { TARGETS, type Recipe } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { RecentRecipes } from './recent-recipes.tsx';
import { packedRecipe } from './recipe-link.ts';
import { RecipeNameDialog } from './recipe-name-dialog.tsx';
import { RECIPE_PART } from './recipe-part.ts';
import { SavedRecipes } from './saved-recipes.tsx';
import { useRecentRecipes } from './use-recent-recipes.ts';
import { useSaveRecipe } from './use-saved-recipes.ts';

interface Props {
  /** What the page shows now; null where that is nothing. */
  readonly recipe: Omit<Recipe, 'text'> | null;
  /** The input, which is part of it only if the person wants that. */
  readonly texts: readonly string[];
  readonly onOpen: (recipe: Recipe) => void;
}

/** Characters of an address that browsers and messengers take. */
const LONGEST_LINK = 30_000;
/** Characters of an input that is stored or packed. */
const LONGEST_TEXT = 200_000;

const linkOf = (recipe: Recipe): string =>
  `${paths.codeGenerator}${RECIPE_PART}${packedRecipe(recipe)}`;

/** Saves how code is generated with the account or on this device, shares it by a link, and lists what was saved. */
export function RecipeCard({ recipe, texts, onOpen }: Props) {
  const t = useText();
  const { user } = useSession();
  const { recent, add, clear } = useRecentRecipes();
  const [withInput, setWithInput] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const fits = !withInput || length <= LONGEST_TEXT;
  const current: Recipe | null =
    recipe && fits ? { ...recipe, text: withInput ? texts.join('\n') : null } : null;
  return (
    <Card label={t('codegen.recipe')}>
      <CardHead
        title={t('codegen.recipe')}
        controls={
          recipe && (
            <RecipeControls current={current} onStore={add} onTooLong={() => setTooLong(true)} />
          )
        }
      />
      {recipe && (
        <div className="flex flex-col gap-2 p-4">
          <p className="text-13 text-ink-2">{t('codegen.recipeWhat')}</p>
          <Checkbox
            checked={withInput}
            onChange={({ target }) => {
              setWithInput(target.checked);
              setTooLong(false);
            }}
          >
            {t('codegen.withInput')}
          </Checkbox>
          {isTooLong && (
            <p role="alert" className="text-13 text-danger">
              {t(withInput ? 'codegen.linkTooLong' : 'codegen.linkTooLongAnyway')}
            </p>
          )}
        </div>
      )}
      {user ? (
        <SavedRecipes current={current} onOpen={onOpen} />
      ) : (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-2">
          {t('codegen.saved.signInHint')}
        </p>
      )}
      {recent.length > 0 && <RecentRecipes recent={recent} onOpen={onOpen} onClear={clear} />}
    </Card>
  );
}

interface ControlProps {
  /** Null where its input is too long. */
  readonly current: Recipe | null;
  readonly onStore: (recipe: Recipe) => void;
  readonly onTooLong: () => void;
}

/** Saves what the page shows with the account or on this device, and copies the link to it. A visitor signs in and comes back with it. */
function RecipeControls({ current, onStore, onTooLong }: ControlProps) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { user } = useSession();
  const saveRecipe = useSaveRecipe();
  const [isNaming, setNaming] = useState(false);
  const copy = async (recipe: Recipe) => {
    const link = `${window.location.origin}${linkOf(recipe)}`;
    if (link.length > LONGEST_LINK) return onTooLong();
    onStore(recipe);
    const copied = await copyText(link);
    toasts.add(
      copied
        ? { title: t('codegen.linkCopied'), description: t('codegen.linkHolds') }
        : { title: t('codegen.notCopied'), variant: 'destructive' },
    );
  };
  /** Does it with the recipe, or says that it is too long. */
  const withRecipe = (act: (recipe: Recipe) => void) => () =>
    current ? act(current) : onTooLong();
  const save = withRecipe(() => setNaming(true));
  const signIn = withRecipe(
    (recipe) => void navigate(paths.signIn, { state: { from: linkOf(recipe) } }),
  );
  return (
    <>
      <Button size="sm" onClick={user ? save : signIn}>
        {t(user ? 'codegen.saved.save' : 'codegen.saved.signIn')}
      </Button>
      <Button size="sm" onClick={withRecipe(onStore)}>
        {t('codegen.saveRecipe')}
      </Button>
      <Button
        size="sm"
        icon={<Link2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={withRecipe((recipe) => void copy(recipe))}
      >
        {t('codegen.copyLink')}
      </Button>
      {isNaming && current && (
        <RecipeNameDialog
          title={t('codegen.saved.saveTitle')}
          hasInput={current.text !== null}
          name={`${textIn(TARGETS.find(({ id }) => id === current.target)!.label, language)} · ${current.rootName}`}
          onSave={(name) => saveRecipe(name, current)}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
