import java.io.File;
import java.util.TreeSet;
import org.apache.pdfbox.preflight.PreflightDocument;
import org.apache.pdfbox.preflight.ValidationResult;
import org.apache.pdfbox.preflight.ValidationResult.ValidationError;
import org.apache.pdfbox.preflight.exception.SyntaxValidationException;
import org.apache.pdfbox.preflight.parser.PreflightParser;

/** Findings of PDF/A-1b, one a line: name of the file, code, details. A file without any has a line with its name only. */
public class ValidatePdfA {
    public static void main(String[] files) throws Exception {
        for (String file : files) {
            TreeSet<String> lines = new TreeSet<>();
            for (ValidationError found : resultOf(new File(file)).getErrorsList())
                lines.add(file + "\t" + found.getErrorCode() + "\t" + found.getDetails().replaceAll("\\s+", " "));
            if (lines.isEmpty()) lines.add(file);
            for (String line : lines) System.out.println(line);
        }
    }

    private static ValidationResult resultOf(File file) throws Exception {
        PreflightParser parser = new PreflightParser(file);
        try {
            parser.parse();
            try (PreflightDocument document = parser.getPreflightDocument()) {
                document.validate();
                return document.getResult();
            }
        } catch (SyntaxValidationException broken) {
            return broken.getResult();
        }
    }
}
